// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

/// Makes the calls in its orders, for any sender, and makes further calls whenever it is called or paid meanwhile.
contract Puppet {
    struct Order {
        address to;
        uint256 value;
        bytes data;
    }

    Order[][] private replies;
    uint256 private next;

    /// Results of the calls are ignored.
    function act(Order[] calldata orders, Order[][] calldata whenCalled) external {
        next = 0;
        for (uint256 i = 0; i < whenCalled.length; i++) {
            Order[] storage told = replies.push();
            for (uint256 j = 0; j < whenCalled[i].length; j++) told.push(whenCalled[i][j]);
        }
        for (uint256 i = 0; i < orders.length; i++) carryOut(orders[i]);
        delete replies;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        reply();
        return this.onERC721Received.selector;
    }

    receive() external payable {
        reply();
    }

    fallback() external payable {
        reply();
    }

    function reply() private {
        if (next >= replies.length) return;
        Order[] storage told = replies[next++];
        for (uint256 i = 0; i < told.length; i++) carryOut(told[i]);
    }

    function carryOut(Order memory order) private {
        // An order to the zero address means: refuse.
        require(order.to != address(0), "No, thank you.");
        (bool done, ) = order.to.call{value: order.value}(order.data);
        done;
    }
}
