// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract WalletBank {
    uint256 private constant LIMIT = 0.1 ether;

    mapping(address customer => uint256 amount) private brought;
    mapping(address customer => uint256 amount) private taken;

    constructor() payable {
        brought[0x12768701B71C265432bB00ee7999d488415d769D] = 2 ether;
        brought[0x292A387584f2539d4A4073d39D6D45292Bb83447] = 1.5 ether;
        brought[0x7f8a6c02c4a8C4Ba1bEDCd3290A700634c4C2d55] = 0.5 ether;
    }

    function balanceOf(address customer) public view returns (uint256) {
        return brought[customer] - taken[customer];
    }

    function ethdeposit(address customer) external payable {
        brought[customer] += msg.value;
    }

    function withdraw(uint256 amount) external {
        require(amount <= LIMIT && amount <= balanceOf(msg.sender), "Not so much.");
        taken[msg.sender] += amount;
        if (!send(msg.sender, amount)) revert("Your account refused the ether.");
    }

    function send(address to, uint256 amount) private returns (bool done) {
        assembly {
            done := call(gas(), to, amount, 0, 0, 0, 0)
        }
    }

    receive() external payable {
        brought[msg.sender] += msg.value;
    }
}
